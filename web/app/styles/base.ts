import '../theme/fonts/scripts.css';
import '../theme/fonts/names.css';
import '../theme/global.css';
