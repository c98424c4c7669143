import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { strFromU8, unzipSync } from 'fflate';
import { makeMember } from './factories.ts';
import { docx, wordBody } from './fixtures/hostile-files/document-parts.ts';
import { formOf } from './fixtures/uploads.ts';
import type { TestApp } from './test-app.ts';

/** Parts of a docx by name: XML with short empty elements, all else as latin1. */
export type ServedParts = Record<string, string>;

/** The parts of the docx that a member downloads after uploading this file, or the error code. */
export async function servedWordFile(app: TestApp, file: Buffer): Promise<ServedParts | string> {
  const { token, user_id } = await makeMember(app.ctx);
  const { body, error } = await app.call(addHoroscopeFiles, {
    token,
    params: { userId: user_id },
    form: formOf('attachment', file),
  });
  if (error.Code) return error.Code;
  const download = await fetch(app.url + body[0]?.url);
  const parts = unzipSync(new Uint8Array(await download.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(parts).map(([name, bytes]) => [
      name,
      /\.(xml|rels)$/.test(name)
        ? shortened(strFromU8(bytes))
        : Buffer.from(bytes).toString('latin1'),
    ]),
  );
}

/** What is served of a docx with this body; the error code if it is refused. */
export async function servedText(app: TestApp, body: string): Promise<string> {
  const parts = await servedWordFile(app, docx(wordBody(body)));
  return typeof parts === 'string' ? parts : (parts['word/document.xml'] ?? '');
}

function shortened(xml: string): string {
  return xml.replace(/<([\w:]+)([^<>]*)><\/\1>/g, '<$1$2/>');
}
