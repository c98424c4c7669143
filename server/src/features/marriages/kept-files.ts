import { idsOf, type KeptFiles, rowsOf } from '../photos/index.ts';
import { marriageKeys } from './file-keys.ts';

export const marriageFiles: KeptFiles = {
  prefix: 'marriage/',
  async alive(db, keys) {
    const rows = await rowsOf(db, 'marriages', idsOf(keys));
    return rows.flatMap(({ id }) => marriageKeys(id));
  },
};
