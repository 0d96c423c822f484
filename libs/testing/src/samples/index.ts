export { createdAs, sampleOpenPayment, samplePayment, statusOf } from './sample-payment';
export { sampleTask } from './sample-task';
