import type { secondStepBody } from '@mala/contract/auth/second-step.ts';
import type { addPasskeyBody } from '@mala/contract/second-factor.ts';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { parse as uuidBytes } from 'uuid';
import type { output } from 'zod/mini';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256 and RS256, which all passkeys know one of (numbers of COSE). */
const ALGORITHMS = [-8, -7, -257];

/** Half a second of work, which only who has a passkey waits for. */
const webAuthn = () => import('@simplewebauthn/server');

export type GivenPasskey = NonNullable<output<typeof secondStepBody>['passkey']>;
export type MadePasskey = output<typeof addPasskeyBody>['passkey'];

/** A passkey as it is stored. */
interface Known {
  credential_id: string;
  transports: string[];
}

const offered = ({ credential_id: id, transports }: Known) => ({ id, transports });
/** What is signed are the bytes of a ticket (ticket-queries.ts). */
const challengeOf = (ticket: string) => new Uint8Array(Buffer.from(ticket, 'base64url'));

/** What a browser asks one of these passkeys with; the password was asked before, so that its PIN need not be. */
export async function askPasskeys(ticket: string, passkeys: readonly Known[], host: string) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: host,
    challenge: challengeOf(ticket),
    allowCredentials: passkeys.map(offered),
    userVerification: 'discouraged',
    timeout: 300_000,
  });
  return { ...options };
}

/** What a browser makes a new passkey with, on a device that has none of these. */
export async function offerPasskey(
  ticket: string,
  { user_id, user_name }: { user_id: string; user_name: string },
  passkeys: readonly Known[],
  host: string,
) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Mala',
    rpID: host,
    userID: new Uint8Array(uuidBytes(user_id)),
    userName: user_name,
    userDisplayName: user_name,
    challenge: challengeOf(ticket),
    excludeCredentials: passkeys.map(offered),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    timeout: 300_000,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** The ticket that a passkey says to have signed; nothing has checked it. */
export function signedTicket({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = said as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** The new number of signatures if the passkey signed this ticket on a page of this origin; null if not. */
export async function checkSignature(
  passkey: GivenPasskey,
  ticket: string,
  stored: { public_key: Buffer; counter: number },
  { host, origin }: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const credential: WebAuthnCredential = {
    id: passkey.id,
    publicKey: new Uint8Array(stored.public_key),
    counter: stored.counter,
  };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: passkey as unknown as AuthenticationResponseJSON,
      expectedChallenge: ticket,
      expectedOrigin: origin,
      expectedRPID: host,
      credential,
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}

/** What to store of a passkey that was made for this ticket on a page of this origin; null if it was not. */
export async function checkMade(
  passkey: MadePasskey,
  ticket: string,
  { host, origin }: RelyingParty,
) {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey as unknown as RegistrationResponseJSON,
      expectedChallenge: ticket,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
    };
  } catch {
    return null;
  }
}
