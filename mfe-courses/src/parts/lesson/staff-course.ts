import { createContext, useContext } from 'react';

const StaffCourse = createContext(false);

/** Provides true in a course for municipal staff, which lists the work account before public assistants. */
export const StaffCourseProvider = StaffCourse.Provider;

/** True in a course for municipal staff. */
export const useIsStaffCourse = () => useContext(StaffCourse);
