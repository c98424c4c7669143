import { verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pretendBrowser } from '../../../test/push-service.ts';
import { createPushKeys } from '../../secrets/push-keys.ts';
import { areKeys, encryptFor, MOST_BYTES } from './encrypt.ts';

describe('the encryption of a notification', () => {
  it('is that of the example of RFC 8291, appendix A', () => {
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const random = {
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      secret: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    };
    const body = encryptFor(keys, 'When I grow up, I want to be a watermelon', random);
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('is read by the browser alone, with texts of every script and length', () => {
    const browser = pretendBrowser();
    for (const text of ['', 'மணமகள்', 'ஃ'.repeat(MOST_BYTES / 3)])
      expect(browser.read(encryptFor(browser.keys, text))).toBe(text);
    expect(() => encryptFor(browser.keys, 'x'.repeat(MOST_BYTES + 1))).toThrow('too long');
    expect(() => pretendBrowser().read(encryptFor(browser.keys, 'x'))).toThrow();
  });

  it('refuses what is no point of the curve and no secret', () => {
    const { keys } = pretendBrowser();
    expect(areKeys(keys)).toBe(true);
    const off = Buffer.from(keys.p256dh, 'base64url');
    off[64] = (off[64] ?? 0) ^ 1;
    expect(areKeys({ ...keys, p256dh: off.toString('base64url') })).toBe(false);
    expect(areKeys({ ...keys, p256dh: keys.p256dh.slice(0, 40) })).toBe(false);
    expect(areKeys({ ...keys, auth: 'AAAA' })).toBe(false);
  });
});

describe('the keys of the site', () => {
  it('are the same from one secret, and others from another', () => {
    const one = createPushKeys('x'.repeat(32));
    expect(createPushKeys('x'.repeat(32)).publicKey).toBe(one.publicKey);
    expect(createPushKeys('y'.repeat(32)).publicKey).not.toBe(one.publicKey);
    expect(Buffer.from(one.publicKey, 'base64url')).toHaveLength(65);
  });

  it('sign who asks, for whom and until when', () => {
    const keys = createPushKeys('x'.repeat(32));
    const now = new Date('2026-11-26T10:00:00Z');
    const header = keys.authorize('https://push.example', 'https://mala.example', now);
    const [, said = '', signature = ''] =
      /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=/.exec(header) ?? [];
    const point = Buffer.from(keys.publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const key = { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as const;
    const isSigned = verify(
      'sha256',
      Buffer.from(said),
      { ...key, dsaEncoding: 'ieee-p1363' } as never,
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(said.split('.')[1] ?? '', 'base64url').toString())).toEqual({
      aud: 'https://push.example',
      sub: 'https://mala.example',
      exp: now.getTime() / 1000 + 12 * 3600,
    });
  });
});
