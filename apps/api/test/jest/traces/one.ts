import { findNoTracesAndLeaveThem } from './traces.js';

findNoTracesAndLeaveThem();
