// Import nothing else here: shared modules are ready only after an asynchronous step.
void import('./bootstrap');
