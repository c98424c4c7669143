import '@fontsource-variable/noto-sans-tamil/wght.css';
import '@fontsource-variable/noto-sans-devanagari/wght.css';
import '../theme/fonts/names.css';
import '../theme/global.css';
