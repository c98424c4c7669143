import { addPhoto, listPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { People, Person } from './people.ts';
import { drawPhoto } from './pictures.ts';

/** Adds photos through the call that the page makes; the whole list, in its order. */
export async function giveAlbum(people: People, person: Person, count: number): Promise<string[]> {
  const photo = await drawPhoto();
  const at = { token: person.token, params: { userId: person.user_id } };
  for (let added = 0; added < count; added += 1) {
    const form = new FormData();
    form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png');
    await people.call(addPhoto, { ...at, form });
  }
  return (await albumOf(people, person)).map(({ id }) => id);
}

/** The album as stored by the server. */
export function albumOf(people: People, { token, user_id }: Person): Promise<OwnPhoto[]> {
  return people.call(listPhotos, { token, params: { userId: user_id } });
}

/** The album as its owner sees it on the photo step. */
export class AlbumPage {
  readonly #page: Page;
  readonly list: Locator;
  constructor(page: Page) {
    this.#page = page;
    this.list = page.getByRole('list', { name: 'Your photos' });
  }

  /** the item of a photo, or of what was removed, by its place among all from 1 */
  item(place: number): Locator {
    return this.list.getByRole('listitem').nth(place - 1);
  }

  button(name: string | RegExp): Locator {
    return this.list.getByRole('button', { name });
  }

  earlier(number: number): Locator {
    return this.button(`Move photo ${number} earlier`);
  }

  later(number: number): Locator {
    return this.button(`Move photo ${number} later`);
  }

  makeFirst(number: number): Locator {
    return this.button(`Make it the first photo (photo ${number})`);
  }

  remove(number: number): Locator {
    return this.button(`Remove photo ${number}`);
  }

  undo(number: number): Locator {
    return this.button(`Undo (photo ${number})`);
  }

  /** what opens the field of a caption */
  editCaption(number: number): Locator {
    return this.button(new RegExp(`^(Add a|Change the) caption \\(photo ${number}\\)$`));
  }

  caption(number: number): Locator {
    return this.list.getByRole('textbox', { name: `Caption of photo ${number}` });
  }

  /** Waits until the photos with these ids are shown, in this order. */
  async expectOrder(ids: readonly string[]): Promise<void> {
    const shown = () =>
      this.list
        .getByRole('img')
        .evaluateAll((images) =>
          images.map((image) => /photo\/([^/]+)\//.exec(image.getAttribute('src') ?? '')?.[1]),
        );
    await expect.poll(shown).toEqual(ids);
  }

  /** What a screen reader announces. */
  async expectSaid(text: string): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: text })).toBeAttached();
  }

  /** Delays a reply of the album's calls until it is released. */
  async hold(call: 'order' | 'caption' | 'restore'): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await this.#page.route(`**/api/profile/*/photo/${call}`, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }
}
