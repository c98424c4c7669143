import type { Got } from '@mala/contract/endpoint.ts';
import type { showSecondFactor, startApp } from '@mala/contract/second-factor.ts';

/** Somebody with every kind of second factor. */
export const FACTORS: Got<typeof showSecondFactor.reply> = {
  app: { added_at: '2026-11-20T08:00:00.000Z', readable: true },
  recovery_codes_left: 7,
  passkeys: [
    {
      id: '01890000-0000-7000-8000-000000000007',
      name: 'Kamala’s phone',
      host: 'www.example.in',
      added_at: '2026-11-20T08:05:00.000Z',
      used_at: '2026-11-21T09:10:00.000Z',
    },
  ],
};

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const STARTED_APP: Got<typeof startApp.reply> = {
  secret,
  address: `otpauth://totp/Mala:9840012345?issuer=Mala&secret=${secret}`,
  sealed: 'sealed',
};

/** What a browser gives for a new passkey. */
export const MADE_PASSKEY = {
  id: 'AAAA',
  rawId: new ArrayBuffer(3),
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
};
