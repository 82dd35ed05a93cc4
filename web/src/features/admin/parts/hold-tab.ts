/** Asks before the tab is closed, until the returned function is called. */
export function holdTab(): () => void {
  const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', preventUnload);
  return () => window.removeEventListener('beforeunload', preventUnload);
}
