import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Closes the dialog over the page with Escape. */
export async function escapeDialog(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
}
