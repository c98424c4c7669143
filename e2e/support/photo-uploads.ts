import { listPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { People, Person } from './people.ts';
import { drawPhoto } from './pictures.ts';

export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small picture under a name. */
export async function photoNamed(name: string): Promise<Chosen> {
  return { name, mimeType: 'image/png', buffer: await drawPhoto() };
}

export const CALL = '**/api/profile/*/photo';

/** The part of the page where photos are chosen and uploaded. */
export class PhotoUploads {
  readonly picker: Locator;
  readonly list: Locator;
  readonly album: Locator;
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
    this.picker = page.getByLabel('Choose photos');
    this.list = page.getByRole('list', { name: 'Photos being added' });
    this.album = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
  }

  async choose(...files: Chosen[]): Promise<void> {
    await this.picker.setInputFiles(files);
  }

  /** The row of a file, as long as it is not added and others are on their way. */
  row(name: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: name });
  }

  button(action: 'Cancel' | 'Try again' | 'Take off this list', name: string): Locator {
    return this.list.getByRole('button', { name: `${action}: ${name}`, exact: true });
  }

  /** Everything is uploaded, and the profile shows this number of photos. */
  async expectAll(count: number): Promise<void> {
    await expect(this.list).toHaveCount(0);
    await expect(this.album).toHaveCount(count);
  }

  /** Delays uploads until they are released; tells how many are delayed. */
  async hold(): Promise<{ release: () => void; held: () => number }> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let count = 0;
    await this.#page.route(CALL, async (route) => {
      count += 1;
      await promise;
      // the page may have aborted the upload by then
      await route.continue().catch(() => undefined);
    });
    return { release: resolve, held: () => count };
  }
}

/** Somebody's photos as stored by the server. */
export async function photosOf(people: People, { token, user_id }: Person): Promise<OwnPhoto[]> {
  return people.call(listPhotos, { token, params: { userId: user_id } });
}
