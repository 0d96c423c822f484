import { type Screen, waitFor, within } from '@portal/screen-testing';

/** Clicks the button with this name as soon as there is one. */
export const press = async (screen: Screen, name: string | RegExp): Promise<void> =>
  screen.user.click(await screen.findByRole('button', { name }));

/** Replaces the text of the field with this label: at once, because a form is rendered for each key. */
export async function fill(screen: Screen, label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await screen.user.clear(field);
  if (text) await screen.user.paste(text);
}

/** Replaces the text of the field with this label and presses Enter in it. */
export async function enter(screen: Screen, label: string, text: string): Promise<void> {
  await fill(screen, label, text);
  await screen.user.keyboard('{Enter}');
}

/** The open dialog. */
export const dialogOf = async (screen: Screen) => within(await screen.findByRole('dialog'));

/** Clicks a button of the open dialog. */
export async function pressIn(screen: Screen, name: string | RegExp): Promise<void> {
  const dialog = await dialogOf(screen);
  await screen.user.click(await dialog.findByRole('button', { name }));
}

/** Waits until no dialog is open. */
export const isClosed = (screen: Screen): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The texts of the rows of the table with this name, without its head. */
export async function rowTexts(screen: Screen, table: string): Promise<(string | null)[]> {
  const rows = within(await screen.findByRole('table', { name: table })).getAllByRole('row');
  return rows.slice(1).map(({ textContent }) => textContent);
}

/** The texts of the items of the list with this name. */
export async function itemTexts(screen: Screen, list: string): Promise<(string | null)[]> {
  const items = within(await screen.findByRole('list', { name: list })).getAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
}
