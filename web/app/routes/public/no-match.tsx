export { NoMatchPage as default } from '../../components/frame/no-match-page.tsx';
