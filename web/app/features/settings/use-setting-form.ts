import type { Setting } from '@mala/contract/settings/endpoints.ts';
import { useState } from 'react';
import { useForm } from '../../components/form/use-form.ts';
import { settingsText } from '../../i18n/en/settings.ts';
import { ApiError } from '../../lib/api-error.ts';
import { showToast } from '../../ui/toast.tsx';
import { faultsOf, parsedOf } from './fields.ts';
import { type Place, sendSetting, useReloadSettings } from './queries.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The form of a group: `toValue` makes what is sent of what was typed. What is the first value is sent as none of its own.
 * `met`: somebody else has saved meanwhile.
 */
export function useSettingForm<Values extends { why: string }>(
  place: Place,
  setting: Setting,
  {
    initial,
    toValue,
    onDone,
  }: {
    initial: Values;
    toValue: (values: Values) => unknown;
    onDone: () => void;
  },
) {
  const { domain, group } = place;
  const reload = useReloadSettings(domain);
  const [met, setMet] = useState(false);
  const form = useForm<Values>({
    initial,
    validate: (values) => faultsOf(group, domain, toValue(values)),
    send: async (values) => {
      const value = parsedOf(group, domain, toValue(values));
      const sent = isSame(value, setting.first) ? null : value;
      try {
        await sendSetting(place, { version: setting.version, value: sent, reason: values.why });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
        setMet(true);
        reload();
        throw new ApiError(error.status, error.code, settingsText.meanwhile);
      }
      showToast({ kind: 'success', ...settingsText.saved });
      reload();
      onDone();
    },
  });
  return { form, met };
}
