import { type Locator, page } from 'vitest/browser';

/** A field's accessible name: its label, with the unit or "(optional)" that may stand behind it. */
function named(label: string): RegExp {
  return new RegExp(`^${label.replace(/[/()]/g, '\\$&')}( \\(.*\\))?$`);
}

export const textField = (label: string): Locator =>
  page.getByRole('textbox', { name: named(label) });

export const selectField = (label: string): Locator =>
  page.getByRole('combobox', { name: named(label) });

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** A small picture under a name, a real PNG. */
export async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 80);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
