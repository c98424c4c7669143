import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Language } from '@mala/contract/communities/languages.ts';
import { refundPayment } from '@mala/contract/payments/changes.ts';
import { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { givePayment } from '../../../test/factories/payments.ts';
import { makeAdmin, makeMember, type Person, type Wanted } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

async function makePayer(language: Language, wanted: Wanted = {}) {
  const member = await makeMember(app().ctx, wanted);
  const { db } = app().ctx;
  await db.updateTable('users').set({ language }).where('id', '=', member.user_id).execute();
  const office = await makeAdmin(app().ctx);
  const id = await givePayment(app().ctx, member, office);
  return { member, office, id };
}

async function addressOf(member: Person, id: string): Promise<string> {
  const { body } = await app().call(readReceipt, { token: member.token, params: { id } });
  return body.pdf;
}

const open = (path: string) => fetch(`${app().url}${path}`);

/** The text as somebody copies it from the page, in one line. */
async function copied(reply: Response): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(new Uint8Array(await reply.arrayBuffer()));
  expect(document.getPageCount()).toBe(1);
  const text = document.getPage(0).getText();
  document.destroy();
  return text.replace(/\s+/g, ' ');
}

describe('the receipt as a PDF', () => {
  it.each([
    ['en', 'tamilmala', 'Zoë Kavitha', ['Receipt number', 'Silver: 30 profiles', 'Rs. 599', 'UPI']],
    ['ta', 'tamilmala', 'கிருஷ்ணமூர்த்தி மீனாட்சி', ['ரசீது எண்', 'வெள்ளி: 30 வரன்கள்', '₹599']],
    ['mr', 'marathimala', 'क्षितिज ज्ञानेश्वर', ['पावती क्रमांक', 'सिल्व्हर: 30 स्थळे', '₹599']],
  ] as const)('says all in %s, to be copied too', async (language, domain, name, said) => {
    const { member, id } = await makePayer(language, { domain, basic: { name } });
    const reply = await open(await addressOf(member, id));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="(TM|MM)-2001-02-\d{6,}\.pdf"$/,
    );
    const text = await copied(reply);
    const reference = `GIVEN ${id}`;
    for (const part of [name, member.mid ?? '', ...said]) expect(text).toContain(part);
    // a long one is broken into lines
    expect(text.replaceAll(' ', '')).toContain(reference.replaceAll(' ', ''));
    expect(text).toMatch(/(TM|MM)\/2001-02\/\d{6}/);
  });

  it('says what was given back', async () => {
    const { member, office, id } = await makePayer('ta');
    const body = { amount: 400, reason: 'Moved' };
    await app().call(refundPayment, { token: office.token, params: { id }, body });
    const text = await copied(await open(await addressOf(member, id)));
    expect(text).toContain('இதில் ₹400');
    expect(text).not.toContain('Moved');
  });

  it('stands beside each own payment', async () => {
    const { member, id } = await makePayer('en');
    const { body } = await app().call(listOwnPayments, { token: member.token });
    expect(body.rows.map((row) => row.pdf)).toEqual([await addressOf(member, id)]);
  });

  it('needs the signature of its own address', async () => {
    const [one, other] = [await makePayer('en'), await makePayer('en')];
    const address = await addressOf(one.member, one.id);
    const [path = '', query = ''] = address.split('?');
    for (const wrong of [path, `${path}?${query}x`, `/files/receipt/${other.id}?${query}`])
      expect((await open(wrong)).status).toBe(404);
    const gone = app().ctx.signedUrls.sign(`/files/receipt/${uuid()}`);
    expect((await open(gone)).status).toBe(404);
    expect((await open(app().ctx.signedUrls.sign('/files/receipt/x%00'))).status).toBe(404);
  });

  it('is drawn for many at once, while other calls are answered', async () => {
    const { member, id } = await makePayer('mr', { domain: 'marathimala' });
    const address = await addressOf(member, id);
    const replies = await Promise.all(Array.from({ length: 12 }, () => open(address)));
    expect(replies.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const sizes = await Promise.all(replies.map(async (reply) => (await reply.blob()).size));
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
