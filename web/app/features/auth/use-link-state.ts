import { checkLink } from '@mala/contract/auth/mailed-links.ts';
import type { Sent } from '@mala/contract/endpoint.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';

/**
 * Whether a mailed link can still be used, asked once it is opened. Without an answer it counts as open: its use tells.
 * `spend` notes that it was found spent meanwhile.
 */
export function useLinkState({ user_id, secret, purpose }: Sent<(typeof checkLink)['body'] & {}>) {
  const [state, setState] = useState<'checking' | 'open' | 'spent'>('checking');
  useEffect(() => {
    let left = false;
    setState('checking');
    call(checkLink, { body: { user_id, secret, purpose } }).then(
      ({ Status }) => !left && setState(Status === 'Success' ? 'open' : 'spent'),
      () => !left && setState('open'),
    );
    return () => {
      left = true;
    };
  }, [user_id, secret, purpose]);
  return { state, spend: () => setState('spent') };
}
