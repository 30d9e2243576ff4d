import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Signs out by the account menu of a Czech screen. */
export async function signOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /^Nabídka účtu: / }));
  await user.click(await screen.findByRole('menuitem', { name: 'Odhlásit se z účtu' }));
}
