// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
import type { ApiNavigation } from "openapi-tsx-docs/reference";

export const navigation = {
  title: "Training Provider API",
  version: "2.0",
  spec: "openapi/training-provider.yaml",
  pages: ["errors", "rules", "compare", "changelog"],
  sections: [
    {
      tag: "Classes",
      slug: "classes",
      operations: [
        {
          id: "list-classes",
          method: "get",
          path: "/tp-api/classes",
          title: "List classes",
        },
        {
          id: "create-class",
          method: "post",
          path: "/tp-api/classes",
          title: "Create class",
        },
        {
          id: "update-class",
          method: "patch",
          path: "/tp-api/classes/{classId}",
          title: "Update class",
        },
        {
          id: "delete-class",
          method: "delete",
          path: "/tp-api/classes/{classId}",
          title: "Delete class",
        },
      ],
    },
    {
      tag: "Class enrollments",
      slug: "class-enrollments",
      operations: [
        {
          id: "list-class-enrollments",
          method: "get",
          path: "/tp-api/classes/{classId}/enrollments",
          title: "List class enrollments",
        },
        {
          id: "create-class-enrollment",
          method: "post",
          path: "/tp-api/classes/{classId}/enrollments",
          title: "Create class enrollment",
        },
        {
          id: "delete-class-enrollment",
          method: "delete",
          path: "/tp-api/classes/{classId}/enrollments/{enrollmentId}",
          title: "Delete class enrollment",
        },
      ],
    },
    {
      tag: "Class learning records",
      slug: "class-learning-records",
      operations: [
        {
          id: "list-class-learning-records",
          method: "get",
          path: "/tp-api/classes/{classId}/learning-records",
          title: "List class learning records",
        },
        {
          id: "create-class-learning-record",
          method: "post",
          path: "/tp-api/classes/{classId}/learning-records",
          title: "Create class learning record",
        },
      ],
    },
    {
      tag: "E-learning",
      slug: "e-learning",
      operations: [
        {
          id: "list-e-learning",
          method: "get",
          path: "/tp-api/e-learning",
          title: "List e-learning courses",
        },
        {
          id: "update-elearning",
          method: "patch",
          path: "/tp-api/e-learning/{courseId}",
          title: "Update e-learning course",
        },
      ],
    },
    {
      tag: "E-learning enrollments",
      slug: "e-learning-enrollments",
      operations: [
        {
          id: "list-e-learning-enrollments",
          method: "get",
          path: "/tp-api/e-learning/{courseId}/enrollments",
          title: "List e-learning enrollments",
        },
        {
          id: "create-e-learning-enrollment",
          method: "post",
          path: "/tp-api/e-learning/{courseId}/enrollments",
          title: "Create e-learning enrollment",
        },
        {
          id: "delete-e-learning-enrollment",
          method: "delete",
          path: "/tp-api/e-learning/{courseId}/enrollments/{enrollmentId}",
          title: "Delete e-learning enrollment",
        },
      ],
    },
    {
      tag: "E-learning learning records",
      slug: "e-learning-learning-records",
      operations: [
        {
          id: "list-e-learning-records",
          method: "get",
          path: "/tp-api/e-learning/{courseId}/learning-records",
          title: "List e-learning learning records",
        },
        {
          id: "create-e-learning-learning-record",
          method: "post",
          path: "/tp-api/e-learning/{courseId}/learning-records",
          title: "Create e-learning learning record",
        },
      ],
    },
    {
      tag: "Instructor-led courses",
      slug: "instructor-led-courses",
      operations: [
        {
          id: "list-instructor-led-courses",
          method: "get",
          path: "/tp-api/instructor-led-courses",
          title: "List instructor-led courses",
        },
        {
          id: "list-authorized-instructors",
          method: "get",
          path: "/tp-api/instructor-led-courses/{courseId}/authorized-instructors",
          title: "List authorized instructors",
        },
      ],
    },
    {
      tag: "Learners",
      slug: "learners",
      operations: [
        {
          id: "list-learners",
          method: "get",
          path: "/tp-api/learners",
          title: "List learners",
        },
        {
          id: "update-learner",
          method: "patch",
          path: "/tp-api/learners/{learnerId}",
          title: "Update learner",
        },
      ],
    },
    {
      tag: "Employers",
      slug: "employers",
      operations: [
        {
          id: "list-employers",
          method: "get",
          path: "/tp-api/employers",
          title: "List employers",
        },
      ],
    },
    {
      tag: "Exports",
      slug: "exports",
      operations: [
        {
          id: "get-export-data-job",
          method: "get",
          path: "/tp-api/exports",
          title: "Get export job",
        },
        {
          id: "create-export-data-job",
          method: "post",
          path: "/tp-api/exports",
          title: "Create export job",
        },
      ],
    },
  ],
  schemas: [
    {
      name: "DeliveryMethod",
      slug: "delivery-method",
      summary: "How instructor-led training is held: OFFLINE in person, VIRTUAL online.",
    },
    {
      name: "Class",
      slug: "class",
      summary: "A scheduled session of an instructor-led course.",
    },
    {
      name: "Address",
      slug: "address",
      summary: "A postal address.",
    },
    {
      name: "Contact",
      slug: "contact",
      summary: "Contact details for a class.",
    },
    {
      name: "CourseReference",
      slug: "course-reference",
      summary: "A course in brief.",
    },
    {
      name: "Person",
      slug: "person",
      summary: "An instructor or evaluator of a class.",
    },
    {
      name: "ScheduleEvent",
      slug: "schedule-event",
      summary: "One meeting of a class.",
    },
    {
      name: "SeatsInventory",
      slug: "seats-inventory",
      summary: "The seats of a class.",
    },
    {
      name: "ResourceReference",
      slug: "resource-reference",
      summary: "The id of a resource.",
    },
    {
      name: "ClassCreate",
      slug: "class-create",
      summary: "The deliveryMethod of the course decides which one.",
    },
    {
      name: "InPersonClassCreate",
      slug: "in-person-class-create",
      summary: "A class held in person.",
    },
    {
      name: "VirtualClassCreate",
      slug: "virtual-class-create",
      summary: "A class held online.",
    },
    {
      name: "ClassCreateBase",
      slug: "class-create-base",
      summary: "Fields of every new class, in person or virtual.",
    },
    {
      name: "AddressCreate",
      slug: "address-create",
      summary: "A postal address.",
    },
    {
      name: "ContactCreate",
      slug: "contact-create",
      summary: "Contact details for a class.",
    },
    {
      name: "ScheduleEventCreate",
      slug: "schedule-event-create",
      summary: "One meeting of the class.",
    },
    {
      name: "UtcDateTime",
      slug: "utc-date-time",
      summary: "A time in UTC, in ISO 8601, such as 2027-03-15T15:00:00Z.",
    },
    {
      name: "ClassUpdate",
      slug: "class-update",
      summary: "The fields of a class to change.",
    },
    {
      name: "AddressUpdate",
      slug: "address-update",
      summary: "The address fields to change; all are optional.",
    },
    {
      name: "ContactUpdate",
      slug: "contact-update",
      summary: "The contact fields to change; all are optional.",
    },
    {
      name: "ScheduleEventUpdate",
      slug: "schedule-event-update",
      summary: "One meeting of the class, old or new.",
    },
    {
      name: "ClassEnrollment",
      slug: "class-enrollment",
      summary: "A learner's seat in a class.",
    },
    {
      name: "ClassEnrollmentLearner",
      slug: "class-enrollment-learner",
      summary: "A learner, as shown in class enrollments.",
    },
    {
      name: "ClassEnrollmentCreate",
      slug: "class-enrollment-create",
      summary: "A learner to enroll in a class.",
    },
    {
      name: "ExistingLearnerClassEnrollment",
      slug: "existing-learner-class-enrollment",
      summary: "Enrolls an existing learner.",
    },
    {
      name: "NewLearnerClassEnrollment",
      slug: "new-learner-class-enrollment",
      summary: "Registers a new learner and enrolls them.",
    },
    {
      name: "NewClassLearner",
      slug: "new-class-learner",
      summary: "A learner to register and enroll in a class.",
    },
    {
      name: "PhoneNumber",
      slug: "phone-number",
      summary:
        "The country code (one to four digits, not starting with zero), one space, then 8 to 11 digits.",
    },
    {
      name: "ClassEnrollmentCreated",
      slug: "class-enrollment-created",
      summary: "The new enrollment and the person it is for.",
    },
    {
      name: "LearnerReference",
      slug: "learner-reference",
      summary: "A learner in brief.",
    },
    {
      name: "ELearningEnrollment",
      slug: "e-learning-enrollment",
      summary: "A learner's place in an e-learning course.",
    },
    {
      name: "ELearningEnrollmentLearner",
      slug: "e-learning-enrollment-learner",
      summary: "A learner, as shown in e-learning enrollments.",
    },
    {
      name: "ELearningEnrollmentCreate",
      slug: "e-learning-enrollment-create",
      summary: "A learner to enroll in an e-learning course.",
    },
    {
      name: "ExistingLearnerELearningEnrollment",
      slug: "existing-learner-e-learning-enrollment",
      summary: "Enrolls an existing learner.",
    },
    {
      name: "NewLearnerELearningEnrollment",
      slug: "new-learner-e-learning-enrollment",
      summary: "Registers a new learner and enrolls them.",
    },
    {
      name: "NewELearningLearner",
      slug: "new-e-learning-learner",
      summary: "A learner to register and enroll in e-learning.",
    },
    {
      name: "LearningRecord",
      slug: "learning-record",
      summary: "What a learner achieved.",
    },
    {
      name: "LearningRecordLearner",
      slug: "learning-record-learner",
      summary: "A learner, as shown in learning records.",
    },
    {
      name: "ClassLearningRecordCreate",
      slug: "class-learning-record-create",
      summary: "The outcome of a class for one learner.",
    },
    {
      name: "ClassLearningRecordCreated",
      slug: "class-learning-record-created",
      summary: "What has been recorded for the learner.",
    },
    {
      name: "Attendance",
      slug: "attendance",
      summary: "A learner's presence in a class.",
    },
    {
      name: "Grade",
      slug: "grade",
      summary: "A learner's grade for a class.",
    },
    {
      name: "ELearningLearningRecordCreate",
      slug: "e-learning-learning-record-create",
      summary: "The completion of an e-learning course by one learner.",
    },
    {
      name: "ELearningCourse",
      slug: "e-learning-course",
      summary: "A course that learners take on their own.",
    },
    {
      name: "ELearningUpdate",
      slug: "e-learning-update",
      summary: "The changes to an e-learning course.",
    },
    {
      name: "InstructorLedCourse",
      slug: "instructor-led-course",
      summary: "A course you can run as a class.",
    },
    {
      name: "CourseValidationRules",
      slug: "course-validation-rules",
      summary: "Limits that a course sets for its classes.",
    },
    {
      name: "AuthorizedInstructor",
      slug: "authorized-instructor",
      summary: "A person who may teach a course.",
    },
    {
      name: "Learner",
      slug: "learner",
      summary: "A person who takes part in training.",
    },
    {
      name: "LearnerListItem",
      slug: "learner-list-item",
      summary: "A learner, as shown in the list of learners.",
    },
    {
      name: "LearnerUpdate",
      slug: "learner-update",
      summary: "The learner details to change.",
    },
    {
      name: "Employer",
      slug: "employer",
      summary: "A company that enrolls learners.",
    },
    {
      name: "ExportJobCreate",
      slug: "export-job-create",
      summary: "What to export, for which period and in which format.",
    },
    {
      name: "ExportJobCreated",
      slug: "export-job-created",
      summary: "The export job.",
    },
    {
      name: "ExportJob",
      slug: "export-job",
      summary: "The status of an export job.",
    },
    {
      name: "ExportJobState",
      slug: "export-job-state",
      summary: "An export job.",
    },
    {
      name: "ExportData",
      slug: "export-data",
      summary: "The file of an export.",
    },
    {
      name: "StatusErrorBody",
      slug: "status-error-body",
      summary: "An error with all fields at the top level.",
    },
    {
      name: "KeyedErrorBody",
      slug: "keyed-error-body",
      summary: "A single error, inside error.",
    },
    {
      name: "ErrorListBody",
      slug: "error-list-body",
      summary: "Every problem found, in a list.",
    },
    {
      name: "KeyedMessage",
      slug: "keyed-message",
      summary: "One problem.",
    },
  ],
  servers: [
    {
      url: "https://{host}",
      description: "Test",
      variables: [{ name: "host", default: "test.example.com" }],
    },
    {
      url: "https://{host}",
      description: "Production",
      variables: [{ name: "host", default: "api.example.com" }],
    },
  ],
  credentials: [
    {
      scheme: "TrainingProviderAuthorization",
      in: "header",
      name: "Authorization",
      value:
        "type={type},version={version},entity={entity},key={key},token={token},secret={secret}",
    },
  ],
  securityGuides: [
    {
      scheme: "TrainingProviderAuthorization",
      path: "/auth",
    },
  ],
} satisfies ApiNavigation;
