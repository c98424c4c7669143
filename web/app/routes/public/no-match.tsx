export { NoMatchPage as default } from '../../components/no-match-page.tsx';
