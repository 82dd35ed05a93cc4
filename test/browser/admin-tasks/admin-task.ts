import type { KeyboardUser } from './keyboard-user';
import type { TaskData } from './task-data';

/** A regular task of an admin, from an opened page to its visible result. */
export interface AdminTask {
  readonly name: string;
  /** @default an admin */
  readonly role?: 'superadmin';
  /** The page on which the task begins. */
  readonly page: (data: TaskData) => string;
  /** Does the task and waits until the result is visible. */
  readonly act: (user: KeyboardUser, data: TaskData) => Promise<void>;
}
