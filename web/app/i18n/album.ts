import { album } from './en/album.ts';
import { useTextOf } from './language.ts';

export const useAlbumText = () => useTextOf('album', album);
