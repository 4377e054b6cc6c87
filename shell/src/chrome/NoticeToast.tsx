// A chunk of its own: `NoticeList` loads it when idle, because the first view shows no notice.
export { Toast } from '@ia/shared-ui/toast';
