export { NoMatchPage as default } from '../../components/frame/message-pages.tsx';
