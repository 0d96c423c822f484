// Shared modules are ready only after an asynchronous step, so nothing else may be imported here.
void import('./bootstrap');
