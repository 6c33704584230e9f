// Generated from openapi/training-provider.yaml. Run `npm run codegen`; do not edit.
export interface paths {
  "/tp-api/classes": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List classes
     * @description Returns your classes with their schedule, contact details and seats.
     *
     *     Use the filters to narrow the list. Repeat `ids[]` or `courseIds[]` for each value, as in `ids[]=a&ids[]=b`. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listClasses"];
    put?: never;
    /**
     * Create class
     * @description Schedules a new class of an instructor-led course and returns its id. The guide [Create a class](/classCreate) explains it step by step.
     */
    post: operations["createClass"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/classes/{classId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete class
     * @description Deletes a class and returns its id. The request has no body. What happens to its enrollments and learning records, and whether it can be brought back, are [open questions](/openQuestions#classes): [Cancel a class](/useCases/cancel-class) shows what to save first.
     */
    delete: operations["deleteClass"];
    options?: never;
    head?: never;
    /**
     * Update class
     * @description Changes the fields you send. Other fields do not change.
     *
     *     A `schedule` is the exception: it is the complete new schedule, compared with the old one by event id.
     *
     *     - An event sent with its `id` and different times is removed and created again.
     *     - An event sent without an `id` is added.
     *     - An event you leave out is removed.
     *
     *     So send every event you want to keep. Times are in UTC, an event lasts less than 24 hours, and events must not overlap.
     */
    patch: operations["updateClass"];
    trace?: never;
  };
  "/tp-api/classes/{classId}/enrollments": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /**
     * List class enrollments
     * @description Returns who is enrolled in a class, with the employer of each enrollment, if there is one. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listClassEnrollments"];
    put?: never;
    /**
     * Create class enrollment
     * @description Gives a learner a seat in a class on behalf of an employer. [Find the employer](/api/list-employers) first: its id is always required.
     *
     *     Send `learnerId` for an existing learner, or `newLearner` to register a new one. If you send both, `newLearner` is ignored.
     *
     *     If you leave out `enrolledAt`, it defaults to now or the start of the class, whichever comes first. The guide [Enroll a learner in a class](/learnerEnrollment) explains it step by step.
     */
    post: operations["createClassEnrollment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/classes/{classId}/enrollments/{enrollmentId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
        /**
         * @description Id of the enrollment, as returned when you create or list it.
         * @example 2be60f8d13c9
         */
        enrollmentId: components["parameters"]["ClassEnrollmentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete class enrollment
     * @description Removes a learner from a class. A successful response has no body.
     */
    delete: operations["deleteClassEnrollment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/classes/{classId}/learning-records": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    /**
     * List class learning records
     * @description Returns the results recorded for the learners of a class. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listClassLearningRecords"];
    put?: never;
    /**
     * Create class learning record
     * @description Reports how a learner did in a class. One call records both the attendance and the grade.
     *
     *     | `grade` you send | Attendance recorded |
     *     | --- | --- |
     *     | `PASSED` or `FAILED` | `PRESENT` |
     *     | `N/A` | `ABSENT` |
     *
     *     Unlike other calls, this one can report several problems together, in an `errors` array. The guide [Create a class learning record](/createLearningRecord) explains it step by step.
     */
    post: operations["createClassLearningRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List e-learning courses
     * @description Returns your e-learning courses and says which of them are in the marketplace. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listELearning"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update e-learning course
     * @description Publishes an e-learning course in the marketplace, unpublishes it, or changes the URL where learners register. Returns the updated course.
     *
     *     To be published, a course needs an `externalRegistrationUrl`, and it keeps that URL while it is published: to clear it, unpublish the course first.
     */
    patch: operations["updateElearning"];
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}/enrollments": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /**
     * List e-learning enrollments
     * @description Returns who is enrolled in an e-learning course. Learners have the same fields as in class enrollments, except `uniqueSystemIdentifier`. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listELearningEnrollments"];
    put?: never;
    /**
     * Create e-learning enrollment
     * @description Signs a learner up for an e-learning course on behalf of an employer. [Find the employer](/api/list-employers) first: its id is always required.
     *
     *     Send `learnerId` for an existing learner, or `newLearner` to register a new one. If you send both, `newLearner` is ignored. Unlike for classes, `enrolledAt` is required.
     *
     *     The guide [Enroll a learner in e-learning](/eLearnerEnrollment) explains it step by step.
     */
    post: operations["createELearningEnrollment"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}/enrollments/{enrollmentId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
        /**
         * @description Id of the enrollment, as returned when you create or list it.
         * @example 53c7f0a9e21d
         */
        enrollmentId: components["parameters"]["ELearningEnrollmentId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete e-learning enrollment
     * @description Removes a learner from an e-learning course. A successful response has no body.
     */
    delete: operations["deleteELearningEnrollment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/e-learning/{courseId}/learning-records": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    /**
     * List e-learning learning records
     * @description Returns the results recorded for the learners of an e-learning course. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listELearningRecords"];
    put?: never;
    /**
     * Create e-learning learning record
     * @description Reports that a learner has completed an e-learning course. Only a pass can be reported, so `grade` has a single value.
     *
     *     `completed` must be later than the date of the enrollment. The guide [Create an e-learning learning record](/createELearningRecord) explains it step by step.
     */
    post: operations["createELearningLearningRecord"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/instructor-led-courses": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List instructor-led courses
     * @description Returns the courses you can run as classes. `validationRules` has the limits for classes of the course: read it before you [create a class](/classCreate).
     *
     *     To read a long list, see [Pagination](/pagination).
     */
    get: operations["listInstructorLedCourses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/instructor-led-courses/{courseId}/authorized-instructors": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the course, from the list of instructor-led courses.
         * @example b80d6f13e4a7
         */
        courseId: components["parameters"]["InstructorLedCourseId"];
      };
      cookie?: never;
    };
    /**
     * List authorized instructors
     * @description Returns the instructors who are authorized for a course. Use their ids as `instructorIds` when you [create a class](/classCreate).
     *
     *     To read a long list, see [Pagination](/pagination).
     */
    get: operations["listAuthorizedInstructors"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/learners": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List learners
     * @description Returns learners, optionally only those whose name or email address contains a given text. The search is not case-sensitive.
     *
     *     Name, email address, phone number and system identifier can all be `null`. To read a long list, see [Pagination](/pagination).
     */
    get: operations["listLearners"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/learners/{learnerId}": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the learner, from the list of learners.
         * @example a54c97e2d01b
         */
        learnerId: components["parameters"]["LearnerId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Update learner
     * @description Corrects the name or the contact details of a learner. Send only the fields that change. Returns the updated learner.
     */
    patch: operations["updateLearner"];
    trace?: never;
  };
  "/tp-api/employers": {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * List employers
     * @description Finds employers by name. You need the id of an employer to enroll a learner.
     *
     *     This list takes no `limit`, `skip` or `cursor`.
     */
    get: operations["listEmployers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tp-api/exports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get export job
     * @description Returns the `status` of an export job (`PENDING`, `COMPLETED` or `FAILED`) and, when the file is ready, its download URL.
     *
     *     `downloadUrl` and `downloadExpiresAt` may be `null`, so check them before you download. This call does not need the `training-provider-id` header.
     *
     *     The guide [Get an export data job](/getExportDataJob) explains it step by step.
     */
    get: operations["getExportDataJob"];
    put?: never;
    /**
     * Create export job
     * @description Starts collecting data in the background and returns the id of the job. Use the id to [get the status of the job](/api/get-export-data-job).
     *
     *     If an export job is already running, no second one starts: you get the id of the running job. This call does not need the `training-provider-id` header.
     *
     *     The guide [Create an export data job](/createExportDataJob) explains it step by step.
     */
    post: operations["createExportDataJob"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description How instructor-led training is held: `OFFLINE` in person, `VIRTUAL` online.
     * @enum {string}
     */
    DeliveryMethod: "OFFLINE" | "VIRTUAL";
    /** @description A scheduled session of an instructor-led course. */
    Class: {
      /** @description Identifies the class in other calls. */
      id: string;
      /** @description Where the class takes place. */
      address?: components["schemas"]["Address"];
      /** @description Contact details for questions about the class. */
      contact?: components["schemas"]["Contact"];
      /** @description The course that is taught. */
      course?: components["schemas"]["CourseReference"];
      /** @description When the class was added. */
      created?: string;
      /** @description Whether learners meet in person (`OFFLINE`) or online (`VIRTUAL`). */
      deliveryMethod?: components["schemas"]["DeliveryMethod"];
      /** @description The evaluators of the class. */
      evaluators?: components["schemas"]["Person"][];
      /** @description Who teaches the class. */
      instructors?: components["schemas"]["Person"][];
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl?: string;
      /** @description The price. `0` means that the class is free. */
      price?: number;
      /** @description Whether the class is offered in the marketplace. */
      publishInMarketplace?: boolean;
      /** @description Whether the marketplace shows the price. */
      showPriceInMarketplace?: boolean;
      /** @description When the class meets. */
      schedule?: components["schemas"]["ScheduleEvent"][];
      /** @description Total, booked and remaining seats. */
      seatsInventory?: components["schemas"]["SeatsInventory"];
      /** @description What learners should know before they come. You cannot set it when you create or update a class. */
      specialInstructions?: string;
      /** @description The time zone of the class, as an IANA name. */
      timezone?: string;
      /**
       * Format: uri
       * @description Where learners join a virtual class. In requests the field is spelled `virtualClassURL`.
       */
      virtualClassUrl?: string;
    };
    /** @description A postal address. */
    Address: {
      /** @description The country, in exactly two letters. */
      countryCode?: string;
      /** @description District of the town or city. */
      district?: string;
      /** @description Building, floor or room. */
      extendedAddress?: string;
      /** @description Town or city. */
      locality?: string;
      /** @description Name of the place. */
      name?: string;
      /** @description Postal or ZIP code, with any leading zeros. */
      postalCode?: string;
      /** @description Post office box number. */
      postOfficeBox?: string;
      /** @description State, province or similar division of the country. */
      region?: string;
      /** @description Street and house number. */
      streetAddress?: string;
    };
    /** @description Contact details for a class. */
    Contact: {
      /**
       * Format: email
       * @description Email address for questions.
       */
      email?: string;
      /** @description Fax number. */
      fax?: string;
      /** @description Phone number for questions. */
      telephone?: string;
    };
    /** @description A course in brief. */
    CourseReference: {
      /** @description Identifies the course in other calls. */
      id: string;
      /** @description Title of the course. */
      name?: string;
    };
    /** @description An instructor or evaluator of a class. */
    Person: {
      /** @description Identifies the person in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
    };
    /** @description One meeting of a class. */
    ScheduleEvent: {
      /** @description Send it back when you update the schedule, so that the event is recognized. */
      id: string;
      /**
       * Format: date-time
       * @description When the meeting begins, in UTC.
       */
      start?: string;
      /**
       * Format: date-time
       * @description When the meeting ends, in UTC.
       */
      end?: string;
    };
    /** @description The seats of a class. */
    SeatsInventory: {
      /** @description Total number of seats. */
      totalSeats?: number;
      /** @description Number of seats taken. */
      booked?: number;
      /** @description Number of seats left. */
      remaining?: number;
    };
    /** @description The id of a resource. */
    ResourceReference: {
      /** @description Identifies the resource in other calls. */
      id: string;
    };
    /** @description The `deliveryMethod` of the [course](/api/list-instructor-led-courses) decides which one. */
    ClassCreate:
      | components["schemas"]["InPersonClassCreate"]
      | components["schemas"]["VirtualClassCreate"];
    /**
     * In-person class
     * @description A class held in person.
     */
    InPersonClassCreate: {
      /** @description Where the class takes place. Required for an in-person class. */
      address: components["schemas"]["AddressCreate"];
      /**
       * Format: uri
       * @description A meeting link. Not needed for an in-person class.
       */
      virtualClassURL?: string;
    } & components["schemas"]["ClassCreateBase"];
    /**
     * Virtual class
     * @description A class held online.
     */
    VirtualClassCreate: {
      /**
       * Format: uri
       * @description Where learners join. Required for a virtual class. In responses the field is spelled `virtualClassUrl`.
       */
      virtualClassURL: string;
      /** @description A place. Not needed for a virtual class. */
      address?: components["schemas"]["AddressCreate"];
    } & components["schemas"]["ClassCreateBase"];
    /** @description Fields of every new class, in person or virtual. */
    ClassCreateBase: {
      /** @description Contact details for questions about the class. */
      contact: components["schemas"]["ContactCreate"];
      /** @description The instructor-led course to teach. */
      courseId: string;
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl: string;
      /** @description Who teaches the class. At least one id, from the authorized instructors of the course. */
      instructorIds: string[];
      /** @description The price. Send `0` for a free class. */
      price: number;
      /** @description Whether to offer the class in the marketplace. */
      publishInMarketplace: boolean;
      /** @description Whether the marketplace shows the price. */
      showPriceInMarketplace: boolean;
      /** @description When the class meets, as one or more events. */
      schedule: components["schemas"]["ScheduleEventCreate"][];
      /**
       * @description The time zone of the class, as an IANA name such as `Europe/Copenhagen`.
       * @example Europe/Copenhagen
       */
      timezone: string;
      /** @description How many learners can take part. */
      totalSeats: number;
    };
    /** @description A postal address. */
    AddressCreate: {
      /**
       * @description The country, in exactly two letters.
       * @example DK
       */
      countryCode: string;
      /** @description District of the town or city. */
      district?: string;
      /** @description Building, floor or room. */
      extendedAddress?: string;
      /** @description Town or city. */
      locality: string;
      /** @description Name of the place. */
      name?: string;
      /** @description Postal or ZIP code. It is text, so leading zeros are kept. */
      postalCode: string;
      /** @description Post office box number. */
      postOfficeBox?: string;
      /** @description State, province or similar division of the country. */
      region: string;
      /** @description Street and house number. */
      streetAddress: string;
    };
    /** @description Contact details for a class. */
    ContactCreate: {
      /**
       * Format: email
       * @description Email address for questions.
       */
      email: string;
      /** @description Fax number. */
      fax?: string;
      /** @description Phone number for questions. */
      telephone?: string;
    };
    /** @description One meeting of the class. */
    ScheduleEventCreate: {
      /**
       * @description When the meeting begins, in UTC.
       * @example 2027-03-15T07:00:00Z
       */
      start: components["schemas"]["UtcDateTime"];
      /**
       * @description When the meeting ends, in UTC.
       * @example 2027-03-15T15:00:00Z
       */
      end: components["schemas"]["UtcDateTime"];
    };
    /**
     * Format: date-time
     * @description A time in UTC, in ISO 8601, such as `2027-03-15T15:00:00Z`.
     */
    UtcDateTime: string;
    /** @description The fields of a class to change. Fields you leave out do not change. */
    ClassUpdate: {
      /** @description Where the class takes place. */
      address?: components["schemas"]["AddressUpdate"];
      /** @description Contact details for questions about the class. */
      contact?: components["schemas"]["ContactUpdate"];
      /** @description The instructor-led course to teach. */
      courseId?: string;
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl?: string;
      /** @description Who teaches the class. At least one instructor must remain. */
      instructorIds?: string[];
      /** @description The price. Send `0` for a free class. */
      price?: number;
      /** @description Whether to offer the class in the marketplace. */
      publishInMarketplace?: boolean;
      /** @description Whether the marketplace shows the price. */
      showPriceInMarketplace?: boolean;
      /** @description The complete new schedule, compared with the old one by event id. An event whose id you leave out is removed, an event without an id is added, and an event with new times is removed and created again. Events must not overlap. */
      schedule?: components["schemas"]["ScheduleEventUpdate"][];
      /**
       * @description The time zone of the class, as an IANA name such as `Europe/Copenhagen`.
       * @example Europe/Copenhagen
       */
      timezone?: string;
      /** @description How many learners can take part. */
      totalSeats?: number;
      /**
       * Format: uri
       * @description Where learners join a virtual class. In responses the field is spelled `virtualClassUrl`.
       */
      virtualClassURL?: string;
    };
    /** @description The address fields to change; all are optional. */
    AddressUpdate: {
      /**
       * @description The country, in exactly two letters.
       * @example DK
       */
      countryCode?: string;
      /** @description District of the town or city. */
      district?: string;
      /** @description Building, floor or room. */
      extendedAddress?: string;
      /** @description Town or city. */
      locality?: string;
      /** @description Name of the place. */
      name?: string;
      /** @description Postal or ZIP code. It is text, so leading zeros are kept. */
      postalCode?: string;
      /** @description Post office box number. */
      postOfficeBox?: string;
      /** @description State, province or similar division of the country. */
      region?: string;
      /** @description Street and house number. */
      streetAddress?: string;
    };
    /** @description The contact fields to change; all are optional. */
    ContactUpdate: {
      /**
       * Format: email
       * @description Email address for questions.
       */
      email?: string;
      /** @description Fax number. */
      fax?: string;
      /** @description Phone number for questions. */
      telephone?: string;
    };
    /** @description One meeting of the class, old or new. */
    ScheduleEventUpdate: {
      /** @description The id of an existing event. Leave it out to add an event. */
      id?: string;
      /**
       * @description When the meeting begins, in UTC.
       * @example 2027-03-15T07:00:00Z
       */
      start: components["schemas"]["UtcDateTime"];
      /**
       * @description When the meeting ends, in UTC.
       * @example 2027-03-15T15:00:00Z
       */
      end: components["schemas"]["UtcDateTime"];
    };
    /** @description A learner's seat in a class. */
    ClassEnrollment: {
      /** @description Identifies the enrollment when you delete it. */
      id: string;
      /** @description Who is enrolled. */
      learner?: components["schemas"]["ClassEnrollmentLearner"];
      /** @description The employer on whose behalf the learner is enrolled; `null` if there is none. */
      employer?: components["schemas"]["Employer"] | null;
      /** @description When the enrollment took effect, in ISO 8601. */
      enrolledAt?: string;
    };
    /** @description A learner, as shown in class enrollments. */
    ClassEnrollmentLearner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description The learner's unique identifier in the system. */
      uniqueSystemIdentifier?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
    };
    /** @description A learner to enroll in a class. */
    ClassEnrollmentCreate:
      | components["schemas"]["ExistingLearnerClassEnrollment"]
      | components["schemas"]["NewLearnerClassEnrollment"];
    /**
     * Existing learner
     * @description Enrolls an existing learner.
     */
    ExistingLearnerClassEnrollment: {
      /** @description The employer on whose behalf the learner is enrolled. */
      employerId: string;
      /** @description Who is enrolled. */
      learnerId: string;
      /** @description Ignored, because `learnerId` is given. */
      newLearner?: Record<string, never>;
      /** @description When the enrollment takes effect, in ISO 8601. By default now or the start of the class, whichever comes first. */
      enrolledAt?: string;
    };
    /**
     * New learner
     * @description Registers a new learner and enrolls them.
     */
    NewLearnerClassEnrollment: {
      /** @description The employer on whose behalf the learner is enrolled. */
      employerId: string;
      /** @description The person to register. Used only without a `learnerId`. */
      newLearner: components["schemas"]["NewClassLearner"];
      /** @description When the enrollment takes effect, in ISO 8601. By default now or the start of the class, whichever comes first. */
      enrolledAt?: string;
    };
    /** @description A learner to register and enroll in a class. */
    NewClassLearner: {
      /** @description Given name. */
      firstname: string;
      /** @description Family name, at least two characters. */
      lastname: string;
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Phone number with its country code. */
      phone?: components["schemas"]["PhoneNumber"];
    };
    /**
     * @description The country code (one to four digits, not starting with zero), one space, then 8 to 11 digits. For an extension, append `x` and its digits. There is no plus sign.
     * @example 45 20123456
     * @example 1 2025550123x42
     */
    PhoneNumber: string;
    /** @description The new enrollment and the person it is for. */
    ClassEnrollmentCreated: {
      /** @description Identifies the enrollment when you delete it. */
      id: string;
      /** @description Who is enrolled. For a new learner, this is where you find the id. */
      learner: components["schemas"]["LearnerReference"];
    };
    /** @description A learner in brief. */
    LearnerReference: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
    };
    /** @description A learner's place in an e-learning course. */
    ELearningEnrollment: {
      /** @description Identifies the enrollment when you delete it. */
      id: string;
      /** @description Who is enrolled. */
      learner?: components["schemas"]["ELearningEnrollmentLearner"];
      /** @description The employer on whose behalf the learner is enrolled; `null` if there is none. */
      employer?: components["schemas"]["Employer"] | null;
      /** @description When the enrollment took effect, in ISO 8601. */
      enrolledAt?: string;
    };
    /** @description A learner, as shown in e-learning enrollments. */
    ELearningEnrollmentLearner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
    };
    /** @description A learner to enroll in an e-learning course. */
    ELearningEnrollmentCreate:
      | components["schemas"]["ExistingLearnerELearningEnrollment"]
      | components["schemas"]["NewLearnerELearningEnrollment"];
    /**
     * Existing learner
     * @description Enrolls an existing learner.
     */
    ExistingLearnerELearningEnrollment: {
      /** @description The employer on whose behalf the learner is enrolled. */
      employerId: string;
      /** @description Who is enrolled. */
      learnerId: string;
      /** @description Ignored, because `learnerId` is given. */
      newLearner?: Record<string, never>;
      /** @description When the enrollment takes effect, in ISO 8601. There is no default. */
      enrolledAt: string;
    };
    /**
     * New learner
     * @description Registers a new learner and enrolls them.
     */
    NewLearnerELearningEnrollment: {
      /** @description The employer on whose behalf the learner is enrolled. */
      employerId: string;
      /** @description The person to register. Used only without a `learnerId`. */
      newLearner: components["schemas"]["NewELearningLearner"];
      /** @description When the enrollment takes effect, in ISO 8601. There is no default. */
      enrolledAt: string;
    };
    /** @description A learner to register and enroll in e-learning. */
    NewELearningLearner: {
      /** @description Given name. */
      firstname: string;
      /** @description Family name. */
      lastname: string;
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Phone number with its country code. */
      phone?: components["schemas"]["PhoneNumber"];
    };
    /** @description What a learner achieved. */
    LearningRecord: {
      /** @description Identifies the record. */
      id: string;
      /**
       * @description Whether the learner passed.
       * @enum {string}
       */
      result?: "PASSED" | "FAILED";
      /** @description Remarks on the result. */
      notes?: string;
      /** @description The learner whose record it is. */
      learner?: components["schemas"]["LearningRecordLearner"];
    };
    /** @description A learner, as shown in learning records. */
    LearningRecordLearner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
    };
    /** @description The outcome of a class for one learner. */
    ClassLearningRecordCreate: {
      /** @description The learner whose outcome it is. */
      learnerId: string;
      /**
       * @description The outcome. `PASSED` and `FAILED` also record the learner as present, `N/A` as absent.
       * @enum {string}
       */
      grade: "PASSED" | "FAILED" | "N/A";
      /** @description Remarks on the outcome. */
      notes?: string;
    };
    /** @description What has been recorded for the learner. */
    ClassLearningRecordCreated: {
      /** @description Whether the learner took part. */
      attendance: components["schemas"]["Attendance"];
      /** @description How the learner did. Not every response has it. */
      grade?: components["schemas"]["Grade"];
    };
    /** @description A learner's presence in a class. */
    Attendance: {
      /** @description Identifies the attendance entry. */
      id: string;
      /**
       * @description `PRESENT` after a pass or a fail, `ABSENT` after `N/A`.
       * @enum {string}
       */
      attendance: "PRESENT" | "ABSENT";
    };
    /** @description A learner's grade for a class. */
    Grade: {
      /** @description Identifies the grade. */
      id: string;
      /** @description The outcome, such as `PASSED`. */
      result?: string;
      /** @description Remarks on the outcome. */
      notes?: string;
    };
    /** @description The completion of an e-learning course by one learner. */
    ELearningLearningRecordCreate: {
      /** @description Who completed the course. */
      learnerId: string;
      /**
       * @description Always `PASSED`; other outcomes cannot be reported for e-learning.
       * @constant
       */
      grade: "PASSED";
      /**
       * Format: date-time
       * @description When the learner finished, in ISO 8601. It must be later than the date of enrollment.
       */
      completed: string;
    };
    /** @description A course that learners take on their own. */
    ELearningCourse: {
      /** @description Identifies the course in other calls. */
      id: string;
      /** @description How long a certificate lasts. Show the value as it is; its unit is not specified. */
      certificateExpiry?: string | number;
      /** @description How long the course takes. Show the value as it is; its unit is not specified. */
      courseDuration?: string | number;
      /**
       * @description How the course is delivered.
       * @default E-LEARNING
       * @enum {string}
       */
      deliveryMethod: "OFFLINE" | "VIRTUAL" | "E-LEARNING";
      /** @description What the course is about. */
      description?: string;
      /**
       * Format: uri
       * @description Where learners register, outside the platform.
       */
      externalRegistrationUrl?: string | null;
      /** @description How long a learner has access. Show the value as it is; its unit is not specified. */
      licenseDuration?: string | number;
      /** @description Title of the course. */
      name?: string;
      /** @description The price. */
      price?: number;
      /** @description Whether the course is in the marketplace. */
      publishedToMarketplace?: boolean;
    };
    /** @description The changes to an e-learning course. */
    ELearningUpdate:
      | {
          /** @description `true` publishes the course in the marketplace, which needs a registration URL; `false` unpublishes it. */
          publish?: boolean;
          /**
           * Format: uri
           * @description Where learners register, outside the platform.
           */
          externalRegistrationUrl?: string;
        }
      | {
          /**
           * @description Publishing needs a registration URL.
           * @constant
           */
          publish?: false;
          /** @description `null` clears the URL. */
          externalRegistrationUrl: null;
        };
    /** @description A course you can run as a class. */
    InstructorLedCourse: {
      /** @description Send it as `courseId` when you create a class. */
      id: string;
      /** @description Title of the course. */
      name?: string;
      /** @description What the course is about. */
      description?: string;
      /** @description Which variant of a class to create: in-person for `OFFLINE`, virtual for `VIRTUAL`. */
      deliveryMethod?: components["schemas"]["DeliveryMethod"];
      /** @description Limits for classes of this course. */
      validationRules?: components["schemas"]["CourseValidationRules"];
    };
    /** @description Limits that a course sets for its classes. */
    CourseValidationRules: {
      /** @description The maximum number of seats of a class. */
      maximumNumberOfSeats?: number;
      /** @description The minimum number of instructors of a class. */
      minimumNumberOfInstructors?: number;
      /** @description The minimum number of evaluators of a class. */
      minimumNumberOfEvaluators?: number;
      /** @description The minimum number of schedule events of a class. */
      minimumNumberOfSchedules?: number;
    };
    /** @description A person who may teach a course. */
    AuthorizedInstructor: {
      /** @description Send it in `instructorIds` when you create a class. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
    };
    /** @description A person who takes part in training. */
    Learner: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /** @description The learner's unique identifier in the system. */
      uniqueSystemIdentifier?: string;
      /** @description Email address. */
      email?: string;
      /** @description Phone number. */
      phone?: string;
      /** @description When the learner was added. */
      created?: string;
    };
    /** @description A learner, as shown in the list of learners. Most details may be `null` there. */
    LearnerListItem: {
      /** @description Identifies the learner in other calls. */
      id: string;
      /** @description Given name. */
      firstname?: string | null;
      /** @description Family name. */
      lastname?: string | null;
      /** @description The learner's unique identifier in the system. */
      uniqueSystemIdentifier?: string | null;
      /** @description Email address. */
      email?: string | null;
      /** @description Phone number. */
      phone?: string | null;
      /** @description When the learner was added. */
      created?: string;
    };
    /** @description The learner details to change. Fields you leave out do not change. */
    LearnerUpdate: {
      /** @description Given name. */
      firstname?: string;
      /** @description Family name. */
      lastname?: string;
      /**
       * Format: email
       * @description Email address.
       */
      email?: string;
      /** @description Phone number with its country code. */
      phone?: components["schemas"]["PhoneNumber"];
    };
    /** @description A company that enrolls learners. */
    Employer: {
      /** @description Send it as `employerId` when you enroll a learner. */
      id: string;
      /** @description Name of the company. */
      name?: string;
    };
    /** @description What to export, for which period and in which format. */
    ExportJobCreate: {
      /**
       * @description Beginning of the period.
       * @example 2026-07-01
       */
      startDate: string;
      /**
       * @description End of the period.
       * @example 2026-09-30
       */
      endDate: string;
      /**
       * @description Which data to export.
       * @enum {string}
       */
      exportType: "ELEARNING_ENROLLMENTS" | "LEARNING_ACTIVITIES" | "NETWORKS" | "USERS";
      /**
       * @description How the file is written: `CSV` as a table, `JSONL` with one JSON value per line.
       * @enum {string}
       */
      format: "CSV" | "JSONL";
    };
    /** @description The export job. */
    ExportJobCreated: {
      /** @description The new job, or the one that was already running. */
      job: components["schemas"]["ResourceReference"];
    };
    /** @description The status of an export job. */
    ExportJob: {
      /** @description The job and its status. */
      job: components["schemas"]["ExportJobState"];
      /** @description Where to get the file. */
      exportData?: components["schemas"]["ExportData"];
      /** @description What went wrong, if anything did. */
      errors?: components["schemas"]["KeyedMessage"][];
    };
    /** @description An export job. */
    ExportJobState: {
      /** @description Id of the job. */
      id: string;
      /**
       * @description Whether the job is still running (`PENDING`), finished (`COMPLETED`) or failed (`FAILED`).
       * @enum {string}
       */
      status: "PENDING" | "COMPLETED" | "FAILED";
    };
    /** @description The file of an export. Both fields may be `null`. */
    ExportData: {
      /**
       * Format: uri
       * @description Where to download the file.
       */
      downloadUrl?: string | null;
      /** @description When the download URL expires. */
      downloadExpiresAt?: string | null;
    };
    /**
     * Error with a status code
     * @description An error with all fields at the top level.
     *
     *     Read `message`, correct the request and send it again. Log `code` and `message`. See [Handle errors](/refusedCalls#error-with-a-status-code).
     */
    StatusErrorBody: {
      /** @description The HTTP status code. */
      statusCode: number;
      /** @description Machine-readable error code. */
      code: string;
      /** @description The kind of error. */
      error: string;
      /** @description Human-readable message. */
      message: string;
    };
    /**
     * Error with a key
     * @description A single error, inside `error`.
     *
     *     Read `error.message`, correct the request and send it again. Log `error.key` and `error.message`. See [Handle errors](/refusedCalls#error-with-a-key).
     */
    KeyedErrorBody: {
      /** @description What went wrong. */
      error: components["schemas"]["KeyedMessage"];
    };
    /**
     * Several errors
     * @description Every problem found, in a list.
     *
     *     Go through the whole list before you send the request again. Log `key` and `message` of every entry. See [Handle errors](/refusedCalls#several-errors).
     */
    ErrorListBody: {
      /** @description An entry for each problem. */
      errors: components["schemas"]["KeyedMessage"][];
    };
    /** @description One problem. */
    KeyedMessage: {
      /** @description Machine-readable error code. */
      key: string;
      /** @description Human-readable message. */
      message: string;
    };
  };
  responses: {
    /** @description The request failed. The body has one of two shapes. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json":
          | components["schemas"]["StatusErrorBody"]
          | components["schemas"]["KeyedErrorBody"];
      };
    };
    /** @description The request failed. The body has one of three shapes. */
    ClassLearningRecordBadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json":
          | components["schemas"]["StatusErrorBody"]
          | components["schemas"]["KeyedErrorBody"]
          | components["schemas"]["ErrorListBody"];
      };
    };
  };
  parameters: {
    /**
     * @description Your training provider id. Export calls do not need it.
     * @example tp-48213
     */
    TrainingProviderId: string;
    /** @description The position in the list to continue from. */
    Cursor: string;
    /**
     * @description The maximum number of entries to return.
     * @example 100
     */
    Limit: number;
    /** @description The number of entries to skip. */
    Skip: number;
    /**
     * @description Id of the class, as returned when you create or list it.
     * @example 7c41e0b95d2a
     */
    ClassId: string;
    /**
     * @description Id of the enrollment, as returned when you create or list it.
     * @example 2be60f8d13c9
     */
    ClassEnrollmentId: string;
    /**
     * @description Id of the e-learning course, from the list of e-learning courses.
     * @example 7e95a1c03fd8
     */
    ELearningCourseId: string;
    /**
     * @description Id of the enrollment, as returned when you create or list it.
     * @example 53c7f0a9e21d
     */
    ELearningEnrollmentId: string;
    /**
     * @description Id of the course, from the list of instructor-led courses.
     * @example b80d6f13e4a7
     */
    InstructorLedCourseId: string;
    /**
     * @description Id of the learner, from the list of learners.
     * @example a54c97e2d01b
     */
    LearnerId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listClasses: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
        /** @description Keep only the classes with one of these ids, such as `7c41e0b95d2a`. */
        "ids[]"?: string[];
        /** @description Keep only the classes whose course is delivered this way. */
        courseDeliveryMethod?: components["schemas"]["DeliveryMethod"];
        /** @description Keep only the classes of one of these courses, given by id, such as `b80d6f13e4a7`. */
        "courseIds[]"?: string[];
        /** @description Start of the period of interest, such as `2027-03-01T00:00:00Z`. */
        start?: string;
        /** @description End of the period of interest, such as `2027-03-31T23:59:59Z`. */
        end?: string;
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The classes that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Class"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createClass: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassCreate"];
      };
    };
    responses: {
      /** @description The class has been created. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  deleteClass: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The class has been deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  updateClass: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassUpdate"];
      };
    };
    responses: {
      /** @description The class has been updated. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listClassEnrollments: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollments of the class. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClassEnrollment"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createClassEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassEnrollmentCreate"];
      };
    };
    responses: {
      /** @description The learner is enrolled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClassEnrollmentCreated"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  deleteClassEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
        /**
         * @description Id of the enrollment, as returned when you create or list it.
         * @example 2be60f8d13c9
         */
        enrollmentId: components["parameters"]["ClassEnrollmentId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollment has been deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listClassLearningRecords: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The learning records of the class. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LearningRecord"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createClassLearningRecord: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the class, as returned when you create or list it.
         * @example 7c41e0b95d2a
         */
        classId: components["parameters"]["ClassId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClassLearningRecordCreate"];
      };
    };
    responses: {
      /** @description The outcome has been recorded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ClassLearningRecordCreated"];
        };
      };
      400: components["responses"]["ClassLearningRecordBadRequest"];
    };
  };
  listELearning: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your e-learning courses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ELearningCourse"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  updateElearning: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ELearningUpdate"];
      };
    };
    responses: {
      /** @description The updated course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ELearningCourse"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listELearningEnrollments: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollments of the course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ELearningEnrollment"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createELearningEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ELearningEnrollmentCreate"];
      };
    };
    responses: {
      /** @description The learner is enrolled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  deleteELearningEnrollment: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
        /**
         * @description Id of the enrollment, as returned when you create or list it.
         * @example 53c7f0a9e21d
         */
        enrollmentId: components["parameters"]["ELearningEnrollmentId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The enrollment has been deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listELearningRecords: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The learning records of the course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LearningRecord"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createELearningLearningRecord: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the e-learning course, from the list of e-learning courses.
         * @example 7e95a1c03fd8
         */
        courseId: components["parameters"]["ELearningCourseId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ELearningLearningRecordCreate"];
      };
    };
    responses: {
      /** @description The completion has been recorded. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceReference"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listInstructorLedCourses: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Your instructor-led courses. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["InstructorLedCourse"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listAuthorizedInstructors: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the course, from the list of instructor-led courses.
         * @example b80d6f13e4a7
         */
        courseId: components["parameters"]["InstructorLedCourseId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The instructors authorized for the course. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["AuthorizedInstructor"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listLearners: {
    parameters: {
      query?: {
        /** @description The position in the list to continue from. */
        cursor?: components["parameters"]["Cursor"];
        /**
         * @description The maximum number of entries to return.
         * @example 100
         */
        limit?: components["parameters"]["Limit"];
        /** @description The number of entries to skip. */
        skip?: components["parameters"]["Skip"];
        /** @description Part of the name to search for, such as `holm`; not case-sensitive. */
        name?: string;
        /** @description Part of the email address to search for, such as `@example.com`; not case-sensitive. */
        email?: string;
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The learners that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["LearnerListItem"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  updateLearner: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path: {
        /**
         * @description Id of the learner, from the list of learners.
         * @example a54c97e2d01b
         */
        learnerId: components["parameters"]["LearnerId"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["LearnerUpdate"];
      };
    };
    responses: {
      /** @description The updated learner. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Learner"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  listEmployers: {
    parameters: {
      query: {
        /**
         * @description The name to search for. At least three characters.
         * @example nordsee
         */
        employerName: string;
      };
      header: {
        /**
         * @description Your training provider id. Export calls do not need it.
         * @example tp-48213
         */
        "training-provider-id": components["parameters"]["TrainingProviderId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The employers that match. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Employer"][];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  getExportDataJob: {
    parameters: {
      query: {
        /**
         * @description Id of the job, as returned when you create it.
         * @example fe38c19a0d75
         */
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The job, its download and its errors. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExportJob"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
  createExportDataJob: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExportJobCreate"];
      };
    };
    responses: {
      /** @description The job that was started, or the one already running. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExportJobCreated"];
        };
      };
      400: components["responses"]["BadRequest"];
    };
  };
}
