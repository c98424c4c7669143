import { importsText } from '../../app/i18n/en/imports.ts';
import { type Failure, places, row, toasts } from './row.ts';

const GENERAL = 'Something went wrong...';
const SOME: readonly Failure[] = ['FORBIDDEN', 'INTERNAL', 502, 'OFFLINE'];
const ONE = '/api/admin/import/:id';
const SEND = 'POST /api/admin/import';

/** Tables of profiles that the office sends. */
export const IMPORTS = {
  imports: [
    ...places('imports', 'GET /api/admin/import/list/:page', GENERAL, SOME),
    ...toasts('import-template', 'GET /api/admin/import/template', GENERAL, SOME),
  ],
  sendTable: [
    ...toasts('send-table', SEND, importsText.send.failed, [
      'NOT_A_TABLE',
      'NO_HEADINGS',
      'TOO_MANY_ROWS',
      'TOO_MANY_COLUMNS',
      'FILE_TOO_LARGE',
      'STORAGE_FULL',
      'TOO_MANY',
      ...SOME,
    ]),
    row('send-table', SEND, 'FILE_TOO_COMPLEX', {
      toast: [importsText.send.failed, importsText.failures.FILE_TOO_COMPLEX],
    }),
  ],
  importTable: [
    ...places('import', `GET ${ONE}`, importsText.one.loadFailed, SOME),
    row('import', `GET ${ONE}`, 'NOT_FOUND', { text: importsText.one.gone }),
  ],
  importRows: [
    ...places('import-faults', `GET ${ONE}/faults/:page`, GENERAL, ['NOT_FOUND', ...SOME]),
    ...toasts('leave-out', `POST ${ONE}/left-out`, GENERAL, [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      ...SOME,
    ]),
    ...toasts('correct-cell', `POST ${ONE}/cell`, GENERAL, [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      ...SOME,
    ]),
  ],
  keepImport: [
    ...toasts('keep-import', `POST ${ONE}/keep`, importsText.keep.failed, [
      'IMPORT_FAULTS',
      'CHANGED_MEANWHILE',
      'NOT_FOUND',
      ...SOME,
    ]),
    ...toasts('discard-import', `DELETE ${ONE}`, GENERAL, [
      'NOT_FOUND',
      'CHANGED_MEANWHILE',
      ...SOME,
    ]),
  ],
  undoImport: toasts('undo-import', `POST ${ONE}/undo`, importsText.kept.failed, [
    'UNDO_LATE',
    'CHANGED_MEANWHILE',
    'NOT_FOUND',
    ...SOME,
  ]),
};
