import { isOutage, isTooSlow } from '../../db/outage.ts';
import { AppError } from '../../errors.ts';

const isUnavailable = (error: unknown) =>
  isOutage(error) || (error instanceof AppError && error.appCode === 'UNAVAILABLE');

/**
 * What one of many gets, or why it gets nothing, as for a query of its own that takes too long. Throws where nothing answers: the others would
 * get nothing either.
 */
export async function attempt<Result>(
  work: () => Promise<Result>,
): Promise<PromiseSettledResult<Result>> {
  try {
    return { status: 'fulfilled', value: await work() };
  } catch (reason) {
    if (isUnavailable(reason) && !isTooSlow(reason)) throw reason;
    return { status: 'rejected', reason };
  }
}
