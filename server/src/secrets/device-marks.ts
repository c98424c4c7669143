import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { DAY_MS } from '@mala/contract/india-time.ts';
import { isSameBytes } from './same-bytes.ts';

/** Days that a mark counts after a login. */
export const MARK_DAYS = 365;

/** What a mark is bound to: a new password makes the marks of an account worthless. */
export interface MarkedAccount {
  id: string;
  password_hash: string;
}

/**
 * Marks of devices on which somebody signed in. A mark says nothing about the account, and gives no access; it only lets
 * the device try passwords while others may not.
 */
export interface DeviceMarks {
  /** A new mark: letters, digits, `-`, `_` and dots. */
  make(account: MarkedAccount, now: Date): string;
  /** The device of a mark of this account that has not expired, or null. */
  deviceOf(mark: string, account: MarkedAccount, now: Date): string | null;
}

export function createDeviceMarks(secret: string): DeviceMarks {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mala device marks', 32));
  function sign(device: string, day: string, { id, password_hash }: MarkedAccount): Buffer {
    return createHmac('sha256', key).update(`${device}.${day}.${id}.${password_hash}`).digest();
  }
  const dayOf = (now: Date) => Math.floor(now.getTime() / DAY_MS);
  return {
    make(account, now) {
      const device = randomBytes(12).toString('base64url');
      const day = String(dayOf(now));
      return `${device}.${day}.${sign(device, day, account).toString('base64url')}`;
    },
    deviceOf(mark, account, now) {
      const [device = '', day = '', signature = ''] = mark.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(device, day, account);
      if (!isSameBytes(given, right)) return null;
      return dayOf(now) - Number(day) <= MARK_DAYS ? device : null;
    },
  };
}
