export { CategoryTag, type CategoryTagProps, type LessonCategory } from './category-tag.tsx';
export { Badge, type BadgeProps, Tag, type TagProps, type TagTone } from './tag.tsx';
