import './styles/index.css';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { ErrorScreen } from './app/errors/error-screen';
import { prepare } from './app/prepare';
import { recoverFromMissingChunk } from './lib/router/chunk-recovery';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);
const show = (screen: ReactNode) => root.render(<StrictMode>{screen}</StrictMode>);

// Show a screen even without texts or state, never a blank page.
recoverFromMissingChunk(prepare).then(
  () => show(<App />),
  () => show(<ErrorScreen />),
);
