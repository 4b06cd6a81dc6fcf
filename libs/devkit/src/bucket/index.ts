export { startBucket, type BucketStandIn } from './stand-in.ts';
