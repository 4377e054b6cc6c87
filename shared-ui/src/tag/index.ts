export { CategoryTag, type CategoryTagProps, type LessonCategory } from './CategoryTag.tsx';
export { Badge, type BadgeProps, Tag, type TagProps, type TagTone } from './Tag.tsx';
