import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { prepare } from './app/prepare';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

await prepare();
root.render(
  <StrictMode>
    <App />
  </StrictMode>,
);
