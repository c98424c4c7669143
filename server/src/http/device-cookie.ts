import type { FastifyReply, FastifyRequest } from 'fastify';
import { MARK_DAYS } from '../secrets/device-marks.ts';
import { cookieOf } from './cookies.ts';

/** The marks that a browser keeps, one for each of the accounts used in it, the last used first. */
export interface Device {
  marks: readonly string[];
  /** Has the browser keep these marks instead. */
  keep(marks: readonly string[]): void;
}

const COOKIE = 'device';
/** Accounts of one browser: a family, or an office. */
const MOST_MARKS = 5;
const SECONDS = MARK_DAYS * 86_400;
/** What a mark looks like: others are sent back to the browser, and must not add anything to the cookie. */
const MARK = /^[\w-]{1,40}\.\d{1,6}\.[\w-]{1,60}$/;

/** The marks that came with a call; scripts of pages cannot read them. */
export function deviceOf(request: FastifyRequest, reply: FastifyReply, https: boolean): Device {
  return {
    marks: (cookieOf(request, COOKIE) ?? '')
      .split('~')
      .filter((mark) => MARK.test(mark))
      .slice(0, MOST_MARKS),
    keep(marks) {
      const kept = marks.slice(0, MOST_MARKS).join('~');
      const secure = https ? '; Secure' : '';
      void reply.header(
        'set-cookie',
        `${COOKIE}=${kept}; Max-Age=${SECONDS}; Path=/api; HttpOnly; SameSite=Strict${secure}`,
      );
    },
  };
}
