import type { Context } from '../../context.ts';

const TIMEOUT_MS = 5000;

/**
 * Tells the configured address that somebody signed up, and nothing about whom (decision 014). Returns at once;
 * what goes wrong is logged and never tried again.
 */
export function reportSignup({ config, log }: Context): void {
  if (config.conversionUrl) void ask(config.conversionUrl, log);
}

async function ask(address: string, log: Context['log']): Promise<void> {
  try {
    const response = await fetch(address, {
      headers: { 'user-agent': 'Mala' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    // the address may hold a key of the operator's
    const { message } = error as Error;
    log.warn({ reason: message }, 'a signup could not be counted elsewhere');
  }
}
