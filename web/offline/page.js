// The address is still that of the page that could not be fetched.
addEventListener('online', function () {
  location.reload();
});
