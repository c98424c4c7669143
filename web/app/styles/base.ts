import '../theme/fonts/scripts.css';
import '../theme/fonts/names.css';
import '../theme/colors.css';
import '../theme/global.css';
import '../theme/dark.css';
