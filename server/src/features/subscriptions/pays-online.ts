import type { Context } from '../../context.ts';

/** Whether members pay through the gateway: where it is set up, and never in a demonstration. */
export function paysOnline({ config, demo }: Pick<Context, 'config' | 'demo'>): boolean {
  return config.razorpayKeyId !== undefined && !demo;
}
