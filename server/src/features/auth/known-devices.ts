import type { Context } from '../../context.ts';
import type { Device } from '../../http/device-cookie.ts';
import type { MarkedAccount } from '../../secrets/device-marks.ts';

/** The id of this device if the account was signed in on it since its password was set, or null. */
export function knownDevice(
  { deviceMarks, now }: Context,
  { marks }: Device,
  account: MarkedAccount | undefined,
): string | null {
  if (!account) return null;
  for (const mark of marks) {
    const device = deviceMarks.deviceOf(mark, account, now());
    if (device) return device;
  }
  return null;
}

/** Marks the device as one on which the account was signed in, in place of its earlier mark. */
export function markDevice(ctx: Context, device: Device, account: MarkedAccount): void {
  const now = ctx.now();
  const ofOthers = device.marks.filter((mark) => !ctx.deviceMarks.deviceOf(mark, account, now));
  device.keep([ctx.deviceMarks.make(account, now), ...ofOthers]);
}
