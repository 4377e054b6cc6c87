// Its own chunk: the first view shows no notice.
export { Toast } from '@ia/shared-ui/toast';
