import { cdp } from 'vitest/browser';

/** What the person's system says of motion; a test begins with `reduce`. */
export async function setMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
}
