import type { Domain } from '@mala/contract/communities/domain.ts';
import marathiBride from '../../theme/motifs/bride-marathimala.svg';
import tamilBride from '../../theme/motifs/bride-tamilmala.svg';
import marathiGroom from '../../theme/motifs/groom-marathimala.svg';
import tamilGroom from '../../theme/motifs/groom-tamilmala.svg';

const figures = {
  tamilmala: { female: tamilBride, male: tamilGroom },
  marathimala: { female: marathiBride, male: marathiGroom },
};

/**
 * Placeholder for a person without a photo: a drawing in the community's colours. Fills its parent; `label` is needed
 * where nothing else names the person.
 */
export function Silhouette({
  gender,
  domain,
  label = '',
}: {
  gender: 'male' | 'female';
  domain: Domain;
  label?: string;
}) {
  return <img className="photo drawn" src={figures[domain][gender]} alt={label} />;
}
