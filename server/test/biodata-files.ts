import { PDFiumLibrary } from '@hyzyla/pdfium';
import { readBiodata } from '@mala/contract/biodata.ts';
import { expect } from 'vitest';
import type { Person } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Chosen = Record<string, string>;

/** Asks for the address of a biodata. */
export function askBiodata(
  { call }: TestApp,
  { token }: { token?: string },
  { user_id }: Pick<Person, 'user_id'>,
  query: Chosen = {},
) {
  return call(readBiodata, { token, params: { profileId: user_id }, query });
}

/** The address of a biodata that the viewer may have. */
export async function addressOf(app: TestApp, viewer: Person, of: Person, query: Chosen = {}) {
  const { status, body } = await askBiodata(app, viewer, of, query);
  expect(status).toBe(200);
  return body.address;
}

/** The file of a biodata that the viewer may have. */
export async function fetchBiodata(app: TestApp, viewer: Person, of: Person, query: Chosen = {}) {
  const reply = await fetch(app.url + (await addressOf(app, viewer, of, query)));
  expect(reply.status).toBe(200);
  return { reply, file: Buffer.from(await reply.arrayBuffer()) };
}

/** The text of a PDF as somebody copies it, in one line. */
export async function copiedText(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = Array.from({ length: document.getPageCount() }, (_, at) =>
    document.getPage(at).getText(),
  );
  document.destroy();
  return pages.join(' ').replace(/\s+/g, ' ');
}

/** The text of a biodata that the viewer may have. */
export async function biodataText(app: TestApp, viewer: Person, of: Person, query: Chosen = {}) {
  return copiedText((await fetchBiodata(app, viewer, of, query)).file);
}
