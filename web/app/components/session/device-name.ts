import { accountText } from '../../i18n/en/account.ts';

const products: Readonly<Record<string, string>> = accountText.sessions.products;

const named = (product: string) => (Object.hasOwn(products, product) ? products[product] : product);

/** What a device is called, by the names of its browser and system as the server knows them. */
export function deviceName(browser: string | null, system: string | null): string {
  const { name, unknown } = accountText.sessions;
  const [its, on] = [browser && named(browser), system && named(system)];
  return its && on ? name(its, on) : its || on || unknown;
}
