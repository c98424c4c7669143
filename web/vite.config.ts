import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const SERVER = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // a style or picture inside the page would cost every visitor who never sees it
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': SERVER, '/files': SERVER },
  },
});
