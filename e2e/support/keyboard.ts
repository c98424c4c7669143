import { expect, type Locator, type Page } from '@playwright/test';
import { FormPage } from './form.ts';

/** The maximum number of Tab presses on a page. */
const FAR = 60;

/** The focused element: its name for messages, whether it is the wanted one, and what is wrong with it. */
interface Focused {
  name: string;
  there: boolean;
  faults: string[];
}

/** Runs in the page; null if the page has rendered another element instead of the wanted one. */
function lookAtFocus(wanted: Element): Focused | null {
  if (!wanted.isConnected) return null;
  const focused = document.activeElement;
  if (!focused || focused === document.body) return { name: 'nothing', there: false, faults: [] };
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent ?? ''}`;
  // an input styled through its label shows the focus there
  const hidden = focused.getBoundingClientRect().width <= 1;
  const shown = (hidden && focused.closest('label')) || focused;
  const faults: string[] = [];
  // a card shows it for its link
  const marked = [shown, shown.parentElement, shown.closest('article')].some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one ?? shown);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  // the browser marks the calendar button of a date input itself
  const needsNone = focused.matches('input[type=date], [tabindex="-1"]');
  if (!marked && !needsNone) faults.push('shows no focus');
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  if (!seen) faults.push('is not in the window');
  else if (right - left > 1 && y > 0 && y < innerHeight && x > 0 && x < innerWidth) {
    const front = document.elementFromPoint(x, y);
    if (front && !shown.contains(front) && !front.contains(shown))
      faults.push(`is hidden behind ${front.tagName}.${front.className}`);
  }
  return { name: name.slice(0, 80), there: focused === wanted, faults };
}

/** A person who uses only the keyboard. */
export class Keyboard {
  readonly #page: Page;
  readonly form: FormPage;
  constructor(page: Page) {
    this.#page = page;
    this.form = new FormPage(page);
  }

  async press(key: string, times = 1): Promise<void> {
    for (let pressed = 0; pressed < times; pressed += 1) await this.#page.keyboard.press(key);
  }

  /** Presses Tab until this has the focus; every element on the way must be visible and show the focus. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    const passed: string[] = [];
    // found once: to find an element by its name at each press costs more than the press
    let wanted = await target.elementHandle();
    for (let presses = 0; presses <= FAR; presses += 1) {
      const seen = (await wanted?.evaluate(lookAtFocus)) ?? null;
      if (!seen) {
        wanted = await target.elementHandle();
        continue;
      }
      const { name, there, faults } = seen;
      if (faults.length > 0) throw new Error(`${name}: ${faults.join(', ')}`);
      if (there) return;
      passed.push(name);
      await this.#page.keyboard.press(key);
    }
    throw new Error(`${target} never had the focus, but: ${passed.join(', ')}`);
  }

  async enter(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Enter');
  }

  async fill(label: string, value: string): Promise<void> {
    await this.type(this.form.text(label), value);
  }

  async type(field: Locator, value: string): Promise<void> {
    await this.to(field);
    await this.press('ControlOrMeta+A');
    await this.#page.keyboard.type(value);
    await expect(field).toHaveValue(value);
  }

  /** Picks from a native select with the arrow keys. */
  async choose(label: string, option: string): Promise<void> {
    await this.pick(this.form.select(label), option);
  }

  async pick(select: Locator, option: string): Promise<void> {
    await this.to(select);
    const away = await select.evaluate((list: HTMLSelectElement, wanted) => {
      const at = [...list.options].findIndex(({ text }) => text.startsWith(wanted));
      if (at < 0) throw new Error(`there is no ${wanted}`);
      return at - list.selectedIndex;
    }, option);
    await this.press(away < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(away));
    await expect(select.locator('option:checked')).toHaveText(new RegExp(`^${option}`));
  }

  /** Picks from a searched list: types a word and moves to the option that begins with it. */
  async search(label: string, word: string): Promise<void> {
    const field = this.form.select(label);
    await this.to(field);
    await this.#page.keyboard.type(word);
    await this.#highlight(field, word);
    await this.press('Enter');
    await expect(field).toHaveValue(new RegExp(`^${word}`));
  }

  /** Moves to this option of an open list with the arrow keys. */
  async #highlight(field: Locator, option: string): Promise<void> {
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = await this.#page.getByRole('option').count();
    for (let presses = 0; presses <= options; presses += 1) {
      await this.press('ArrowDown');
      const id = await field.getAttribute('aria-activedescendant');
      const text = id && (await this.#page.locator(`[id="${id}"]`).textContent());
      if (text?.startsWith(option)) return;
    }
    throw new Error(`${option} was never highlighted`);
  }

  /** Opens a list without search and picks from it. */
  async pickFromList(field: Locator, option: string): Promise<void> {
    await this.to(field);
    await this.press('Enter');
    await this.#highlight(field, option);
    await this.press('Enter');
  }

  async yes(group: string): Promise<void> {
    await this.tick(this.form.group(group).getByLabel('Yes'));
  }

  async tick(box: Locator): Promise<void> {
    await this.to(box);
    await this.press('Space');
    await expect(box).toBeChecked();
  }

  /** Presses a file button and chooses these files. */
  async upload(name: string, buffer: Buffer): Promise<void> {
    // listen before moving there: the event must not be missed
    const chooser = this.#page.waitForEvent('filechooser');
    await this.to(this.#page.locator('input[type=file]').first());
    await this.press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  }

  /** Some element of the page visibly has the focus, so that the next Tab continues from there. */
  async expectSomewhere(): Promise<void> {
    await expect
      .poll(() => this.#page.evaluate(() => document.activeElement?.tagName))
      .not.toBe('BODY');
  }
}
