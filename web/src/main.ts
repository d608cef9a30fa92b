/** Where the page begins. */
import { mount } from 'svelte';
import App from './App.svelte';
import './base.css';
import { keepPage } from './newer.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
// What is built is kept for offline use; what is being worked on must not be.
if (import.meta.env.PROD) {
  const keep = () => void keepPage();
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}
