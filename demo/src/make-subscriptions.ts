import { DAY_MS } from '@mala/contract/india-time.ts';
import { financialYear } from '@mala/contract/payments/receipt-number.ts';
import { referenceKey } from '@mala/contract/payments/reference.ts';
import { OFFICE_WAYS } from '@mala/contract/subscriptions.ts';
import type {
  Downloads,
  PackageCode,
  Payments,
  ReceiptNumbers,
  Subscriptions,
} from '@mala/server/db/schema/subscriptions.ts';
import type { Insertable } from 'kysely';
import { daysBefore, idOf } from './ids.ts';
import type { MadeUpPerson } from './make-person.ts';

/** What was bought when, and how many profiles were downloaded with it. */
interface Purchase {
  package: PackageCode;
  daysAgo: number;
  used: number;
  /** days after which it was taken back */
  refundedAfter?: number;
}

/** Price in rupees, profiles and days, as migration 0003 seeds them. */
export const PACKAGES = {
  silver: { price: 599, profiles: 30, days: 90 },
  gold: { price: 1500, profiles: 80, days: 180 },
  diamond: { price: 2700, profiles: 200, days: 365 },
};

/** What every sixth approved member bought, in turn: active, nearly used up, used up, about to end, ended, refunded. */
const PURCHASES: readonly Purchase[] = [
  { package: 'silver', daysAgo: 12, used: 5 },
  { package: 'silver', daysAgo: 40, used: 29 },
  { package: 'gold', daysAgo: 60, used: 22 },
  { package: 'silver', daysAgo: 30, used: 30 },
  { package: 'diamond', daysAgo: 100, used: 41 },
  { package: 'silver', daysAgo: 88, used: 17 },
  { package: 'silver', daysAgo: 150, used: 24 },
  { package: 'gold', daysAgo: 250, used: 35 },
  { package: 'silver', daysAgo: 1, used: 0 },
  { package: 'silver', daysAgo: 20, used: 3, refundedAfter: 6 },
];
const EVERY = 6;

/** What the paying members with published sign-ins bought. */
const OF_GUIDES: Purchase = { package: 'gold', daysAgo: 25, used: 12 };

export interface Bought {
  subscriptions: Insertable<Subscriptions>[];
  payments: Insertable<Payments>[];
  receiptNumbers: Insertable<ReceiptNumbers>[];
  downloads: Insertable<Downloads>[];
}

function purchaseOf(person: MadeUpPerson, place: number): Purchase | undefined {
  if (person.guide) return person.guide.pays ? OF_GUIDES : undefined;
  return place % EVERY === 0 ? PURCHASES[(place / EVERY) % PURCHASES.length] : undefined;
}

/**
 * Subscriptions with their payments and what they downloaded.
 * @param approved members of one site whose profiles are approved
 * @param office the administrator who activated the packages
 */
export function makeSubscriptions(
  approved: readonly MadeUpPerson[],
  office: string,
  today: Date,
): Bought {
  const bought: Bought = { subscriptions: [], payments: [], receiptNumbers: [], downloads: [] };
  const payments: Paid[] = [];
  approved.forEach((person, place) => {
    const purchase = purchaseOf(person, place);
    if (!purchase) return;
    const { price, profiles, days } = PACKAGES[purchase.package];
    const { refundedAfter } = purchase;
    const ran = refundedAfter ?? days;
    const subscription_id = idOf(`subscription ${person.id}`);
    const starts_at = daysBefore(today, purchase.daysAgo);
    bought.subscriptions.push({
      id: subscription_id,
      user_id: person.id,
      package: purchase.package,
      total_download: refundedAfter ? purchase.used : profiles,
      current_download: purchase.used,
      starts_at,
      ends_at: new Date(starts_at.getTime() + ran * DAY_MS),
    });
    const reference = `DEMO-${person.mobile.slice(5)}`;
    payments.push({
      id: idOf(`payment ${person.id}`),
      domain: person.domain,
      user_id: person.id,
      mid: null,
      subscription_id,
      package: purchase.package,
      profiles,
      days,
      // each way, and one that nobody told
      way: OFFICE_WAYS[Math.floor(place / EVERY) % (OFFICE_WAYS.length + 1)] ?? null,
      reference,
      reference_key: referenceKey(reference),
      amount: price,
      activated_by: office,
      created_at: starts_at,
      ...(refundedAfter && {
        refunded_at: new Date(starts_at.getTime() + ran * DAY_MS),
        refunded_by: office,
        refunded_amount: price - 100,
        refund_reason: 'Married meanwhile, as the family told us',
        profiles_taken: profiles - purchase.used,
        days_taken: days - ran,
      }),
    });
    const others = approved.filter(({ gender }) => gender !== person.gender);
    const span = Math.min(purchase.daysAgo, ran) * DAY_MS;
    for (const { id } of person.random.sample(others, purchase.used)) {
      const viewed_at = new Date(starts_at.getTime() + person.random.next() * span);
      bought.downloads.push({ user_id: person.id, profile_id: id, subscription_id, viewed_at });
    }
  });
  return { ...bought, ...withReceipts(payments) };
}

type Paid = Omit<Insertable<Payments>, 'receipt_year' | 'receipt_number'> & { created_at: Date };

/** Payments in the order of their time, numbered within their financial years, and the last number of each. */
function withReceipts(paid: readonly Paid[]): Pick<Bought, 'payments' | 'receiptNumbers'> {
  const last = new Map<number, ReceiptNumbers>();
  const payments = paid
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((payment) => {
      const receipt_year = financialYear(payment.created_at);
      const receipt_number = (last.get(receipt_year)?.last ?? 0) + 1;
      last.set(receipt_year, {
        domain: payment.domain,
        year: receipt_year,
        last: receipt_number,
      });
      return { ...payment, receipt_year, receipt_number };
    });
  return { payments, receiptNumbers: [...last.values()] };
}
