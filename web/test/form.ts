import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';

/** A field's accessible name: its label, with the unit or "(optional)" that may stand behind it. */
function named(label: string): RegExp {
  return new RegExp(`^${label.replace(/[/()]/g, '\\$&')}( \\(.*\\))?$`);
}

/** A text, with suggestions or without. */
export const textField = (label: string): Locator =>
  page.getByRole('textbox', { name: named(label) }).or(selectField(label));

export const selectField = (label: string): Locator =>
  page.getByRole('combobox', { name: named(label) });

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** A small picture under a name, a real PNG. */
export async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 80);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** A field of several parts, or of radio buttons. */
export const groupField = (label: string): Locator =>
  page.getByRole('group', { name: named(label) });

/** The list of faults above the form. */
export const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });

const optionsOf = (label: string) => [
  ...(selectField(label).element() as HTMLSelectElement).options,
];

/** Picks from the browser's own list. Some options have a second script behind the English word. */
export async function choose(label: string, option: string): Promise<void> {
  await expect.poll(() => optionsOf(label).some(({ text }) => text.startsWith(option))).toBe(true);
  const wanted = optionsOf(label).find(({ text }) => text.startsWith(option));
  await selectField(label).selectOptions(wanted?.value ?? option);
}

export async function chooseBirthDate(day: string, month: string, year: string): Promise<void> {
  await choose('Day', day);
  await choose('Month', month);
  await choose('Year', year);
}

/** What may be picked, the empty choice left out, in English alone. */
export async function expectChoices(label: string, choices: readonly string[]): Promise<void> {
  const inEnglish = () =>
    optionsOf(label)
      .filter(({ value }) => value !== '')
      .map(({ text }) => text.split(' / ')[0]);
  await expect.poll(inEnglish).toEqual(choices);
}

/** Gives an element the focus, without a pointer. */
export function focus(locator: Locator): void {
  (locator.element() as HTMLElement).focus();
}

/** Clicks an element at once, before anything else can happen: no pointer moves, nothing is waited for. */
export function click(locator: Locator): void {
  (locator.element() as HTMLElement).click();
}

/** Presses a button by key, which has the focus and loses it where it goes. */
export async function pressByKey(pressed: Locator): Promise<void> {
  await expect.element(pressed).toBeVisible();
  focus(pressed);
  await userEvent.keyboard('{Enter}');
}

/** Waits until the focus is at what says this, in a part of the page. */
export async function expectFocusAt(text: string): Promise<void> {
  const said = () => {
    const { activeElement: at } = document;
    return at === document.body || at?.matches('main') ? '' : at?.textContent;
  };
  await expect.poll(said).toContain(text);
}
